import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { SearchField } from './index.ts';

const field = page.getByRole('searchbox', { name: 'Search' });

/** A page that shows the searched text. */
function Page({ asked, onReady }: { readonly asked: string[]; readonly onReady: () => void }) {
  const [text, setText] = useState('');
  // After the effects of the field: its content before them counts as typed before hydration.
  useEffect(onReady, [onReady]);
  const find = (wanted: string) => {
    asked.push(wanted);
    setText(wanted);
  };
  return (
    <>
      <SearchField value={text} onValueChange={find} label="Search" clearLabel="Clear" />
      <button type="button" onClick={() => setText('elsewhere')}>
        Back
      </button>
    </>
  );
}

/** The page, ready to be typed into. */
async function open(asked: string[]): Promise<void> {
  await new Promise<void>((resolve) => void mount(<Page asked={asked} onReady={resolve} />));
}

/** Types into the field as a browser does, and returns its content before anything is painted. */
function put(text: string): string {
  const input = field.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('no field');
  input.focus();
  input.setSelectionRange(0, input.value.length);
  document.execCommand('insertText', false, text);
  return input.value;
}

test('[CAT-29x] what is typed shows at once and is searched for after the frame that shows it', async () => {
  const asked: string[] = [];
  await open(asked);
  expect(put('dra')).toBe('dra');
  expect(asked).toEqual([]);
  // In the frame that shows it.
  const seen = await new Promise<string[]>((resolve) => requestAnimationFrame(() => resolve([...asked])));
  expect(seen).toEqual([]);
  await expect.poll(() => asked).toEqual(['dra']);
  await expect.element(field).toHaveValue('dra');
});

test('[CAT-29x] keys of one frame are one search', async () => {
  const asked: string[] = [];
  await open(asked);
  put('d');
  // Looked at once: it shows before anything is painted.
  expect(put('dr')).toBe('dr');
  await expect.poll(() => asked).toEqual(['dr']);
  await expect.element(field).toHaveValue('dr');
});

test('[CAT-12] the field clears at once, keeps the focus, and follows the page', async () => {
  const asked: string[] = [];
  await open(asked);
  await userEvent.type(field, 'x');
  await expect.poll(() => asked).toEqual(['x']);
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.poll(() => asked).toEqual(['x', '']);
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  await expect.element(field).toHaveValue('elsewhere');
});
