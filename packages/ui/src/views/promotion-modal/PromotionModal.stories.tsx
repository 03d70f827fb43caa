import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** Promotions as an overlay (HOME-23x, SHELL-33); `Empty` has a single one. */
export default { title: 'Views/Promotion modal', ...scene('promotionModal') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const LongText: Story = { args: { variant: 'longText' } };
