import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** A red envelope above the page (SHELL-40); `Collapsed` takes little room, `Won` shows what was in it. */
export default { title: 'Views/Red envelope', ...scene('redEnvelope') };

export const Normal: Story = {};
export const Collapsed: Story = { args: { variant: 'empty' } };
export const Claiming: Story = { args: { variant: 'loading' } };
export const Won: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
