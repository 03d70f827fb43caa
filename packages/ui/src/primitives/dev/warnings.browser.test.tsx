import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Dialog } from '../Dialog/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { NativeSelect } from '../NativeSelect/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { TextField } from '../TextField/index.ts';

let said: MockInstance<typeof console.error>;
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => said.mockRestore());

const nothing = () => undefined;
const options = ['a', 'b'].map((value) => ({ value, label: value }));
const seen = async () => {
  await expect.element(page.getByText('end')).toBeInTheDocument();
  return said.mock.calls.map(([text]) => String(text));
};

test('a control or layer with an empty name is reported, with what to pass', async () => {
  mount(
    <>
      <IconButton label=" " icon={null} />
      <TextField label="" value="" onChange={nothing} />
      <p>end</p>
      <Dialog open title="" onClose={nothing} />
    </>,
  );
  const texts = await seen();
  for (const part of ['IconButton', 'Field', 'Dialog']) {
    expect(texts).toContain(
      `${part}: its name is empty, so screen readers say nothing. Pass the text that names it. See "Warnings" in docs/kit/add-a-component.md.`,
    );
  }
});

test('a choice that is not there and one that is there twice are reported', async () => {
  mount(
    <>
      <Tabs
        label="Halls"
        value="c"
        onValueChange={nothing}
        tabs={options.map((each) => ({ ...each, content: null }))}
      />
      <NativeSelect label="Currency" value="a" onValueChange={nothing} options={[...options, ...options]} />
      <p>end</p>
    </>,
  );
  const texts = await seen();
  expect(texts).toContainEqual(expect.stringContaining('Tabs: "c" is none of its values (a, b). Pass one of them.'));
  expect(texts).toContainEqual(expect.stringContaining('NativeSelect: two of its values are "a". Give each'));
});

test.each(['', 'faq', './faq', 'javascript:alert(1)'])('a link to "%s" is reported', async (href) => {
  mount(
    <>
      <Link href={href}>Questions</Link>
      <p>end</p>
    </>,
  );
  expect(await seen()).toContainEqual(expect.stringContaining(`Link: "${href}" is no address to follow. Write a path`));
});

test('right use is left alone, and a mistake is reported once', async () => {
  const mistake = <Link href="once">Once</Link>;
  mount(
    <>
      {['/faq', '#top', 'https://a.test/x', '//a.test', 'mailto:a@a.test', 'tel:1', 'line://ti/p/x'].map((href) => (
        <Link key={href} href={href}>
          {href}
        </Link>
      ))}
      <NativeSelect label="Later" value="x" onValueChange={nothing} options={[]} />
      <NativeSelect label="None" value="" placeholder="-" onValueChange={nothing} options={options} />
      {mistake}
      {mistake}
      <p>end</p>
    </>,
  );
  expect((await seen()).map((text) => text.slice(0, 12))).toEqual(['Link: "once"']);
});
