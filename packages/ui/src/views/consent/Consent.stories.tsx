import { scene, special, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The choices of a visitor (CNS-02); `Refused` has the signal of the browser, `Question` is the banner over a page. */
export default { title: 'Views/Consent', ...scene('consent') };

export const Normal: Story = {};
export const Refused: Story = { args: { variant: 'empty' } };
export const LongText: Story = { args: { variant: 'longText' } };
export const Question: Story = special({ question: true });
export const LongQuestion: Story = special({ question: true }, 'longText');
