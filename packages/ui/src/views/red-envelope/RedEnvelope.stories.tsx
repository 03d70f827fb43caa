import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** A red envelope as an overlay (SHELL-40); `Collapsed` is small, `Won` shows the amount. */
export default { title: 'Views/Red envelope', ...scene('redEnvelope') };

export const Normal: Story = {};
export const Collapsed: Story = { args: { variant: 'empty' } };
export const Claiming: Story = { args: { variant: 'loading' } };
export const Won: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
