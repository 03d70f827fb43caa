import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/**
 * Screens that may show no offer (RG-28): leaving a game, signing out, breaks, exclusion, the reality check, limits, and
 * notices of the platform for a member.
 */
const SCREENS = [
  'kernel/member/confirmLogout.ts',
  'screens/play/*.ts',
  'shell/overlays/PlayNotices.tsx',
  'protection/{history,limits,pauses,sections,session}/**/*.{ts,tsx}',
];
/** Modules of offers. */
const OFFERS = /promotion|[bB]anner|red-envelope|RedEnvelope|roulette|Wheel|jackpot|recommend|useDepositPromotions/;

const isSource = (file: string): boolean => !/\.(?:test|fixtures|stories|types)\./.test(file);
const listed = SCREENS.map((pattern) => globSync(pattern, { cwd: source }).filter(isSource));

/** Modules of the app that a file imports, at once or later. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, name = '']) => name);
}

/** Imports of offers in a file and in all files of the app that it imports, with the path that leads there. */
function offersOf(file: string, known = new Set<string>()): readonly string[] {
  if (known.has(file)) return [];
  known.add(file);
  return importsOf(file).flatMap((name) => {
    if (OFFERS.test(name)) return [`${file} imports ${name}`];
    const next = name.startsWith('.') ? relative(source, join(source, dirname(file), name)) : '';
    return next !== '' && existsSync(join(source, next)) ? offersOf(next, known) : [];
  });
}

test('[RG-28] no screen of leaving, signing out, breaks, exclusion, the reality check and limits has an offer', () => {
  expect(listed.flat().length).toBeGreaterThanOrEqual(8);
  expect(SCREENS.filter((_, index) => listed[index]?.length === 0)).toEqual([]);
  expect(listed.flat().flatMap((file) => offersOf(file))).toEqual([]);
});

test('[RG-28] nothing tops up by itself: only the forms of money and their tests send a deposit', () => {
  const senders = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter(isSource)
    .filter((file) => /depositStore|createMoneyOrders|sendDeposit/.test(readFileSync(join(source, file), 'utf8')));
  expect(senders).toEqual(['screens/account/cashier/useCashierSection.ts']);
});
