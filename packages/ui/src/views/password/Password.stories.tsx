import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The forced password change of a first login (PWD-05x); `Waiting` is sending, `Failed` shows errors. */
export default { title: 'Views/Forced password', ...scene('password') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
