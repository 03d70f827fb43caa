import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChoiceField } from './ChoiceField/index.ts';
import { LanguageSelector } from './LanguageSelector/index.ts';
import { SearchField } from './SearchField/index.ts';

const orders = [
  { value: 'hot', label: 'Hot' },
  { value: 'name', label: 'Name' },
];
const languages = [
  { code: 'en_US', name: 'English', tag: 'en' },
  { code: 'th_TH', name: 'ไทย', tag: 'th' },
];

/** The fields that a page of the server has, and what the page makes of them. */
function Page() {
  const [text, setText] = useState('');
  const [order, setOrder] = useState('hot');
  const [language, setLanguage] = useState('en_US');
  return (
    <>
      <SearchField value={text} onValueChange={setText} label="Search" clearLabel="Clear" />
      <ChoiceField choice={{ label: 'Sort by', value: order, options: orders, onChange: setOrder }} />
      <LanguageSelector
        label="Language"
        language={{ current: language, options: languages, onChange: (code) => setLanguage(code) }}
      />
      <output>{`${text} by ${order} in ${language}`}</output>
    </>
  );
}

const field = page.getByRole('searchbox');
const shown = page.getByRole('status');

/** A page as it came from the server; resolves to what hydrates it. */
function fromServer(): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Page />);
  onTestFinished(() => place.remove());
  return () => {
    const root = hydrateRoot(place, <Page />);
    onTestFinished(() => root.unmount());
  };
}

test('what is typed and chosen before hydration counts, and what is typed afterwards as well', async () => {
  const hydrate = fromServer();
  await userEvent.fill(field, 'dra');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'name');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'th_TH');
  hydrate();
  await expect.element(shown).toHaveTextContent('dra by name in th_TH');
  await userEvent.type(field, 'gon');
  await expect.element(shown).toHaveTextContent('dragon by name in th_TH');
  await expect.element(field).toHaveValue('dragon');
});

test('browsers put no value into these fields on the way back, least of all that of another', async () => {
  fromServer();
  const selects = ['Sort by', 'Language'].map((name) => page.getByRole('combobox', { name }));
  for (const one of [field, ...selects]) await expect.element(one).toHaveAttribute('autocomplete', 'off');
  const names = selects.map((one) => one.element().getAttribute('name'));
  expect([names.every(Boolean), new Set(names).size]).toEqual([true, 2]);
});

test('a page that was not touched stays as it was rendered', async () => {
  fromServer()();
  await userEvent.type(field, 'x');
  await expect.element(shown).toHaveTextContent('x by hot in en_US');
});
