import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** Instructions to add the site to the home screen (SHELL-38x). */
export default { title: 'Views/Home screen hint', ...scene('homeScreenHint') };

export const Normal: Story = {};
export const LongText: Story = { args: { variant: 'longText' } };
