import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The error page (SHELL-44); `Normal` is 404, `Error` 500, `Empty` has no chat. */
export default { title: 'Views/Error page', ...scene('error') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
