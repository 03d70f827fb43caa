import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Link } from './Link.tsx';

const link = () => page.getByRole('link');
/** Keeps the test page in place when the browser follows a link; returns whether it did. */
function leftToBrowser(): () => boolean {
  const seen: boolean[] = [];
  document.addEventListener(
    'click',
    (event) => {
      seen.push(!event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  return () => seen[0] ?? false;
}

test('a plain click on a path is handed over and loads no new page', async () => {
  const navigate = vi.fn<(href: string) => void>();
  mount(<Link href="/game/hall/slot">Slots</Link>, { navigate });
  const left = leftToBrowser();
  await link().click();
  expect(navigate).toHaveBeenCalledWith('/game/hall/slot', expect.anything());
  expect(left()).toBe(false);
});

test.each<[string, string, ('Control' | 'Shift')[]]>([
  ['a click with Ctrl', '/a', ['Control']],
  ['a click with Shift', '/a', ['Shift']],
  ['another origin', 'https://example.com/', []],
  ['a fragment', '#main', []],
])('%s is left to the browser', async (_name, href, modifiers) => {
  const navigate = vi.fn<(href: string) => void>();
  mount(<Link href={href}>Go</Link>, { navigate });
  const left = leftToBrowser();
  await userEvent.click(link(), { modifiers });
  await expect.poll(left).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('a handler of its own may keep the click', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const keep = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  mount(
    <Link href="/a" onClick={keep}>
      Go
    </Link>,
    { navigate },
  );
  await link().click();
  expect(keep).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});
