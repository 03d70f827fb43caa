/* oxlint-disable react/no-children-prop -- Tests in Node are plain TypeScript, without JSX. */
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar/index.ts';
import { Badge, Tag } from './Badge/index.ts';
import { Button } from './Button/index.ts';
import { Checkbox } from './Checkbox/index.ts';
import { Dialog } from './Dialog/index.ts';
import { GoToTop } from './GoToTop/index.ts';
import { IconButton } from './IconButton/index.ts';
import { Link } from './Link/index.ts';
import { createLoadingStore, LoadingOverlay } from './LoadingOverlay/index.ts';
import { createMessageBoxStore, MessageBoxHost } from './MessageBox/index.ts';
import { PasswordField } from './PasswordField/index.ts';
import { Select } from './Select/index.ts';
import { Sheet } from './Sheet/index.ts';
import { Skeleton } from './Skeleton/index.ts';
import { Tabs } from './Tabs/index.ts';
import { TextField } from './TextField/index.ts';
import { createToastStore, Toaster } from './Toast/index.ts';
import { Tooltip } from './Tooltip/index.ts';
import { UiProvider, useReducedMotion } from './UiProvider/index.ts';

const nothing = (): void => undefined;
const server = (element: ReactElement): string => renderToString(createElement(UiProvider, null, element));

function Motion(): string {
  return useReducedMotion() ? 'calm' : 'lively';
}

test.each<[string, ReactElement, string]>([
  ['Avatar', createElement(Avatar, { name: 'mei' }), 'M'],
  ['Badge', createElement(Badge, { count: 120, label: 'unread' }), '99+'],
  ['Tag', createElement(Tag, { kind: 'hot', children: 'HOT' }), 'HOT'],
  ['Button', createElement(Button, { children: 'Play' }), '<button type="button"'],
  ['Button with href', createElement(Button, { href: '/promotions', children: 'Go' }), '<a href="/promotions"'],
  ['Checkbox', createElement(Checkbox, { label: 'Yes', checked: true, onCheckedChange: nothing }), 'checked=""'],
  ['IconButton', createElement(IconButton, { label: 'Letters', icon: '' }), 'Letters'],
  ['Link', createElement(Link, { href: 'https://example.com/', children: 'Out' }), 'rel="noopener noreferrer"'],
  [
    'PasswordField',
    createElement(PasswordField, { label: 'Password', texts: { show: 'Show', hide: 'Hide' } }),
    'type="password"',
  ],
  [
    'Select',
    createElement(Select, {
      label: 'Currency',
      options: [{ value: 'RMB', label: 'RMB' }],
      value: 'RMB',
      onValueChange: nothing,
    }),
    'role="combobox"',
  ],
  ['Skeleton', createElement(Skeleton, { ratio: '3 / 4' }), 'aspect-ratio:3 / 4'],
  [
    'Tabs',
    createElement(Tabs, {
      label: 'Halls',
      value: 'a',
      onValueChange: nothing,
      tabs: [{ value: 'a', label: 'A', content: 'Inside' }],
    }),
    'Inside',
  ],
  ['TextField', createElement(TextField, { label: 'Account', maxLength: 10 }), '0 / 10'],
  ['Tooltip', createElement(Tooltip, { text: 'Hint', children: createElement('button', null, 'Recall') }), 'Recall'],
  ['useReducedMotion', createElement(Motion), 'lively'],
])('%s is in the page that the server sends', (_name, element, part) => {
  expect(server(element)).toContain(part);
});

test.each<[string, ReactElement]>([
  ['Dialog', createElement(Dialog, { open: true, onClose: nothing, title: 'Rules' })],
  ['Sheet', createElement(Sheet, { open: true, onClose: nothing, title: 'Wallet' })],
  ['GoToTop', createElement(GoToTop, { label: 'Up' })],
  ['LoadingOverlay', createElement(LoadingOverlay, { store: createLoadingStore(), label: 'Loading' })],
  [
    'MessageBoxHost',
    createElement(MessageBoxHost, { store: createMessageBoxStore(), texts: { confirm: 'OK', cancel: 'No' } }),
  ],
  ['Toaster', createElement(Toaster, { store: createToastStore(), texts: { region: 'Messages', close: 'Dismiss' } })],
])('%s waits for the page: the server sends nothing of it', (_name, element) => {
  expect(server(element)).toBe('');
});
