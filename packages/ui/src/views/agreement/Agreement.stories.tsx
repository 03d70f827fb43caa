import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The service agreement over a page (SHELL-37x). */
export default { title: 'Views/Agreement', ...scene('agreement') };

export const Normal: Story = {};
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
