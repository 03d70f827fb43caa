import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** A first login that has to choose a password (PWD-05x); `Waiting` is being sent, `Failed` shows what is wrong. */
export default { title: 'Views/Forced password', ...scene('password') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
