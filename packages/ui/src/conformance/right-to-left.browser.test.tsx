import { describe, expect, test } from 'vitest';
import type { ViewName } from '../views/contract.ts';
import { axeFaults } from './checks.ts';
import { openScreen } from './open.tsx';
import { bases, loadTemplates, usual } from './templates.ts';
import { pathOf, textFaults } from './texts.ts';

/** Pages that differ in how they are laid out. */
const views: readonly ViewName[] = ['home', 'hall', 'slotList', 'register', 'account', 'faq', 'promotion', 'play'];

/** Arrows that point against the direction of lines. */
const againstLine = (): readonly string[] =>
  [...document.querySelectorAll('[data-icon$="-left"], [data-icon$="-right"]')]
    .filter((arrow) => getComputedStyle(arrow).transform !== 'matrix(-1, 0, 0, 1, 0, 0)')
    .map(pathOf);

describe.each(bases(await loadTemplates()))('$id', (template) => {
  test.for(views)('[DES-04] [A11Y-02] %s is whole from right to left', async (view) => {
    const width = usual[template.kind];
    const options = { variant: 'normal', session: 'member' } as const;
    const { errors } = await openScreen({ template, view, options, width, direction: 'rtl' });
    expect(getComputedStyle(document.body).direction).toBe('rtl');
    expect([...(await textFaults()), ...(await axeFaults()), ...againstLine()]).toEqual([]);
    expect(errors.mock.calls).toEqual([]);
  });
});
