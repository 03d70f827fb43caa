import { scene, special, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The sign-in dialog (AUTH-01); `Empty` failed to load a captcha. */
export default { title: 'Views/Login', ...scene('login') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const Busy: Story = special({ busy: true });
export const LongText: Story = { args: { variant: 'longText' } };
