import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { SiteSave, type LabServer } from './SiteSave.tsx';

const sites = [
  { id: '1002', name: 'Jade River', unread: 'Its theme.css.ts derives its theme from brand colours.' },
  { id: '7', name: 'Red Fort', unread: '' },
];
const lost = ['colour.accent.base follows {palette.teal}'];

function show(answers: Partial<LabServer> = {}) {
  const server = {
    sites: vi.fn(answers.sites ?? (() => Promise.resolve(sites))),
    plan: vi.fn(answers.plan ?? (() => Promise.resolve({ tag: 't1', lost: [], whole: false }))),
    save: vi.fn(answers.save ?? (() => Promise.resolve({ ok: true, text: 'It is written.' }))),
  };
  const say = vi.fn();
  mount(<SiteSave server={server} read={() => 'the theme'} say={say} />);
  return { ...server, say };
}
const press = (name: string) => page.getByRole('button', { name }).click();
const choose = (id: string) => page.getByLabelText('Site').selectOptions(id);

test('[DES-02] a save that loses nothing is done at once, with the plan that it had, and reported', async () => {
  const { save, say } = show();
  await expect.element(page.getByRole('button', { name: 'Save into the site' })).toBeDisabled();
  await choose('7');
  await expect.element(page.getByRole('button', { name: 'Save into the site' })).toBeEnabled();
  await expect.element(page.getByRole('note')).not.toBeInTheDocument();
  await press('Save into the site');
  await expect.poll(() => say.mock.calls).toEqual([['It is written.', false]]);
  expect(save.mock.calls).toEqual([['7', 'the theme', 't1']]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('[DES-02] what would be lost is asked about, by keyboard too; nothing is written until it is confirmed', async () => {
  const { save, say } = show({ plan: () => Promise.resolve({ tag: 't2', lost, whole: false }) });
  await choose('7');
  await press('Save into the site');
  const dialog = page.getByRole('dialog', { name: 'Save into 7 Red Fort?' });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/^These tokens of its theme\.tokens\.json .* All else in the file stays\.$/);
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent(lost[0] ?? '');
  await expect.element(dialog.getByRole('button', { name: 'Keep the file' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Save into the site' })).toHaveFocus();
  await press('Save into the site');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect([save.mock.calls, say.mock.calls]).toEqual([[], []]);

  await press('Save into the site');
  await press('Save all the same');
  await expect.poll(() => say.mock.calls).toEqual([['It is written.', false]]);
  expect(save.mock.calls).toEqual([['7', 'the theme', 't2']]);
});

test('[DES-02] a file that cannot be read is replaced by a button that says so', async () => {
  const { save } = show({ plan: () => Promise.resolve({ tag: 't3', lost: ['The file is no JSON.'], whole: true }) });
  await choose('7');
  await press('Save into the site');
  const dialog = page.getByRole('dialog', { name: 'Save into 7 Red Fort?' });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/cannot be read as a theme\. All of it would be replaced\.$/);
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('The file is no JSON.');
  await press('Replace the file');
  await expect.poll(() => save.mock.calls).toEqual([['7', 'the theme', 't3']]);
});

test('[DES-02] a site that would not show what is saved says so before', async () => {
  show();
  await choose('1002');
  await expect.element(page.getByRole('note')).toHaveTextContent(sites[0]?.unread ?? '');
  const button = page.getByRole('button', { name: 'Save into the site' });
  await expect.element(button).toHaveAccessibleDescription(sites[0]?.unread ?? '');
  await choose('7');
  await expect.element(page.getByRole('note')).not.toBeInTheDocument();
});

const never = () => Promise.reject(new Error('gone'));
const gone = 'The development server does not answer. Start pnpm storybook.';
test.each<[what: string, answers: Partial<LabServer>, told: string]>([
  ['a refused plan', { plan: () => Promise.resolve({ ok: false, text: 'No theme.' }) }, 'No theme.'],
  ['a refused save', { save: () => Promise.resolve({ ok: false, text: 'Save again.' }) }, 'Save again.'],
  ['a server that is gone', { plan: never }, gone],
  ['one that goes between', { save: never }, gone],
])('[DES-02] %s is reported as a fault', async (_, answers, told) => {
  const { say } = show(answers);
  await choose('7');
  await press('Save into the site');
  await expect.poll(() => say.mock.calls).toEqual([[told, true]]);
});

test('[DES-02] without sites there is nothing to press', async () => {
  const { sites: asked } = show({ sites: never });
  await expect.poll(() => asked).toHaveBeenCalled();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
