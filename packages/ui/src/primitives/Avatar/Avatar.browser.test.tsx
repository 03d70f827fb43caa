import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

/** Reports its hydration. */
function Hydrated({ onDone, children }: { readonly onDone: () => void; readonly children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}

test.each([
  ['falcon', 'F'],
  ['🎁 gifts', '🎁'],
  ['🇻🇳 bank', '🇻🇳'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['e\u0301tude', 'E\u0301'],
  ['ngân'.normalize('NFD'), 'N'],
  ['क्षेत्र', 'क्षे'],
  ['', '?'],
  ['  ', '?'],
])('[FLD-05] %j is shown by its first character, which is hydrated without an error', async (name, letter) => {
  const place = document.createElement('div');
  // As a page comes: in UTF-8.
  place.innerHTML = new TextDecoder().decode(new TextEncoder().encode(renderToString(<Avatar name={name} />)));
  document.body.append(place);
  const problems: unknown[] = [];
  let isDone = false;
  const avatar = (
    <Hydrated onDone={() => (isDone = true)}>
      <Avatar name={name} />
    </Hydrated>
  );
  const root = hydrateRoot(place, avatar, { onRecoverableError: (problem) => problems.push(problem) });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.poll(() => isDone).toBe(true);
  expect(place.textContent).toBe(letter);
  expect(problems).toEqual([]);
});
