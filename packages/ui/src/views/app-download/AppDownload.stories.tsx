import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

export default { title: 'Views/App download', ...scene('appDownload') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const LongText: Story = { args: { variant: 'longText' } };
