import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readModule } from './modules.ts';
import { racesIn } from './races.ts';

const root = join(import.meta.dirname, '../..');
/** Stories, browser tests and journeys, and what they are made of. */
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/*.ts', 'packages/*.tsx', 'e2e/*.ts'],
  { cwd: root },
)
  .toString()
  .split('\n')
  .filter((file) => /\.stories\.|\.browser\.test\.|\.fixtures\.|\/(?:testing|conformance)\/|^e2e\//.test(file));
const modules = new Map(files.map((file) => [file, readModule(file, readFileSync(join(root, file), 'utf8'))]));

test('[DX-03] what is visible, focused, placed or absent is waited for in every story, browser test and journey', () => {
  expect(files.length).toBeGreaterThan(500);
  const looked = [...modules.values()].filter(({ file }) => !file.endsWith('.test.ts'));
  const races = looked.flatMap((module) => racesIn(modules, module));
  expect([...new Set(races.map(({ file, line, kind, text }) => `${file}:${line} ${kind}: ${text}`))]).toEqual([]);
});

test('[DX-03] few looks are explained instead of waited for', () => {
  const explained = [...modules.values()].flatMap(({ file, explained: lines }) => [...lines].map(() => file));
  expect(explained.length).toBeLessThanOrEqual(12);
});

const racesOf = (file: string, code: string, others: Readonly<Record<string, string>> = {}) => {
  const given = Object.entries({ ...others, [file]: code }).map(
    ([name, text]) => [name, readModule(name, text)] as const,
  );
  const all = new Map(given);
  const module = all.get(file);
  return module ? racesIn(all, module).map(({ kind }) => kind) : [];
};
const story = (code: string) =>
  racesOf('a.stories.tsx', `import { expect } from 'storybook/test'; const A = { play: async () => { ${code} } };`);
const browser = (code: string) => racesOf('a.browser.test.tsx', `test('a', async () => { mount(<A />); ${code} });`);
const journey = (code: string) => racesOf('e2e/a.e2e.ts', `test('a', async ({ page }) => { ${code} });`);

const state = 'state looked at once';
const once = 'looked at once after an action';
const none = 'none before anything came';

test.each([
  [`await expect(await screen.findByText('Wrong')).toBeVisible();`, state],
  [`await userEvent.click(button); await expect(canvas.getByText('a')).toBeVisible();`, state],
  [`await waitFor(() => expect(dialog).toBeVisible()); await expect(canvas.getByRole('link')).toHaveFocus();`, state],
  [`await userEvent.tab(); await expect(canvas.getByRole('link').parentElement).toBe(document.activeElement);`, state],
  [`await expect(canvas.getByText('a')).toHaveTextContent('a');`, once],
  [`await userEvent.click(button); await expect(canvas.getAllByRole('row')).toHaveLength(2);`, once],
  [`await userEvent.click(button); await expect(canvas.queryByRole('dialog')).toBeNull();`, none],
  [`await userEvent.click(button); await expect(onPress).not.toHaveBeenCalled();`, none],
])('[DX-03] in a story %s is found', (code, kind) => {
  expect(story(code)).toEqual([kind]);
});

test.each([
  [`expect(document.activeElement).toBe(field);`, state],
  [
    `await expect.element(list).toBeVisible(); expect(list.element().contains(document.activeElement)).toBe(true);`,
    state,
  ],
  [`expect(button.element().getBoundingClientRect().top).toBe(0);`, once],
  [`await button.click(); expect(list.element().textContent).toBe('a');`, once],
  [`await button.click(); const box = list.element().getBoundingClientRect(); expect(box.top).toBe(0);`, once],
  [
    `await button.click(); const { top } = list.element().getBoundingClientRect(); await expect.poll(() => top).toBe(0);`,
    once,
  ],
  [
    `const texts = () => list.elements().map((one) => one.textContent); await button.click(); expect(texts()).toEqual(['a']);`,
    once,
  ],
  [
    `for (const one of [1, 2]) { expect(list.elements()).toHaveLength(one); await expect.element(list).toBeVisible(); await button.click(); }`,
    once,
  ],
  [`await button.click(); await expect.element(page.getByRole('alert')).not.toBeInTheDocument();`, none],
  [`await button.click(); expect(page.getByRole('alert').elements()).toEqual([]);`, none],
  [`await button.click(); await expect.poll(() => page.getByRole('alert').elements().length).toBe(0);`, none],
  [`await button.click(); expect(ports.http.sent('/a')).toHaveLength(0);`, none],
  [`const asked = []; onAsk = (what) => asked.push(what); await button.click(); expect(asked).toEqual([]);`, none],
  [`await button.click(); expect(onPress).not.toHaveBeenCalled();`, none],
])('[DX-03] in a browser test %s is found', (code, kind) => {
  expect(new Set(browser(code))).toEqual(new Set([kind]));
});

test.each([
  [`await page.goto('/'); expect(await page.getByText('a').isVisible()).toBe(true);`, state],
  [`await button.click(); expect(await page.getByRole('row').count()).toBe(2);`, once],
  [`await button.click(); const text = await list.textContent(); expect(text).toBe('a');`, once],
  [`await page.goto('/'); await expect(page.getByRole('dialog')).toHaveCount(0);`, none],
  [`await button.click(); await expect(page.getByRole('dialog')).toBeHidden();`, none],
])('[DX-03] in a journey %s is found', (code, kind) => {
  expect(journey(code)).toEqual([kind]);
});

test.each([
  [story, `await waitFor(() => expect(canvas.getByText('a')).toBeVisible());`],
  [story, `await userEvent.click(await screen.findByRole('button')); await waitFor(() => expect(link).toHaveFocus());`],
  [
    story,
    `await userEvent.click(button); await expect(onPress).toHaveBeenCalledOnce(); await expect(onOther).not.toHaveBeenCalled();`,
  ],
  [browser, `await expect.element(list).toBeVisible(); expect(list.element().textContent).toBe('a');`],
  [
    browser,
    `await expect.element(list).toBeVisible(); const { top } = list.element().getBoundingClientRect(); expect(top).toBe(0);`,
  ],
  [browser, `await button.click(); await expect.poll(() => document.activeElement).toBe(field);`],
  [
    browser,
    `const dialog = page.getByRole('dialog'); await dialog.getByRole('button').click(); await expect.element(dialog).not.toBeInTheDocument();`,
  ],
  [
    browser,
    `const box = () => page.getByRole('dialog', { name: 'a' }); await expect.element(box()).toBeVisible(); await button.click(); await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);`,
  ],
  [
    browser,
    `await button.click(); await expect.element(list).toBeVisible(); expect(page.getByRole('alert').elements()).toEqual([]);`,
  ],
  [browser, `const faults = []; await button.click(); faults.push(1); await idle(); expect(faults).toEqual([]);`],
  [browser, `await clock.advance(500); expect(onPress).not.toHaveBeenCalled();`],
  [browser, `list.element().click(); expect(onPress).not.toHaveBeenCalled();`],
  [
    browser,
    `await button.click(); // why\n// Looked at once: plain code answers in the same task.\nexpect(list.element().textContent).toBe('a');`,
  ],
  [browser, `await button.click(); expect(sum(1, 2)).toBe(3);`],
  [
    journey,
    `await page.goto('/'); await expect(page.getByRole('main')).toBeVisible(); await expect(page.getByRole('dialog')).toHaveCount(0);`,
  ],
  [
    journey,
    `await page.getByRole('dialog').getByRole('button').click(); await expect(page.getByRole('dialog')).toHaveCount(0);`,
  ],
  [journey, `await button.click(); await expect.poll(() => list.count()).toBe(2);`],
])('[DX-03] %o lets %s pass', (read, code) => {
  expect(read(code)).toEqual([]);
});

test('[DX-03] a helper that waits counts as waiting, also of another module; one that looks is found where it looks', () => {
  const helpers = `
    export async function says(place, text) { await expect.poll(() => place.element().textContent).toBe(text); }
    export const isOpen = () => expect(document.querySelector('dialog')?.textContent).toBe('a');
  `;
  const use = (code: string) =>
    racesOf('a/b.browser.test.tsx', `import { says, isOpen } from '../c.ts'; test('a', async () => { ${code} });`, {
      'c.ts': helpers,
    });
  expect(use(`await button.click(); await says(list, 'a'); expect(list.element().textContent).toBe('a');`)).toEqual([]);
  expect(use(`await button.click(); await isOpen();`)).toEqual([once]);
  expect(use(`await button.click(); await says(list, 'a'); await isOpen();`)).toEqual([]);
});
