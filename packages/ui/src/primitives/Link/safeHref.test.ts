import { expect, test } from 'vitest';
import { safeHref } from './safeHref.ts';

test.each([
  ['/faq', '/faq'],
  ['faq/deposit', '/faq/deposit'],
  ['?q=1', '/?q=1'],
  ['/a/../b#c', '/b#c'],
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['//example.com', 'https://example.com/'],
  ['/\\example.com', 'https://example.com/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+100', 'tel:+100'],
  ['https://this.invalid//evil.example', '/evil.example'],
])('[HOME-31x] a link to %s leads to %s', (href, to) => {
  expect(safeHref(href)).toBe(to);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'view-source:javascript:alert(1)',
  'intent://scan/#Intent;end',
  'https://user:pass@example.com/',
  'https://user@example.com/',
  'https://',
  'http://[::1',
  '#top',
  '  #top',
  '',
  '   ',
])('[HOME-31x] [ERR-11] a link to %j leads nowhere', (href) => {
  expect(safeHref(href)).toBeNull();
});
