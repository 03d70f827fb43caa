import { readFileSync } from 'node:fs';
import { withoutMark } from '@housefront/contract/json';
import { resolve } from 'node:path';
import { contrastFaults, parseTokens, TokensError, type ThemeTokens } from '@housefront/ui/theme-data';
import { shown } from '../base/questions.ts';

/** A file of design tokens: its text and theme, or the reason why it is invalid. */
export type TokensFile =
  | { readonly text: string; readonly theme: ThemeTokens; readonly problem?: undefined }
  | { readonly problem: string };

/** Reads a file of design tokens, by its path as given. */
export function readTokensFile(path: string): TokensFile {
  let text: string;
  try {
    text = withoutMark(readFileSync(resolve(process.env['INIT_CWD'] ?? '.', path), 'utf8'));
  } catch {
    return { problem: `${shown(path)} cannot be read. Write the path of a file of design tokens.` };
  }
  try {
    return { text, theme: parseTokens(text) };
  } catch (error) {
    if (!(error instanceof TokensError)) throw error;
    return { problem: `${shown(path)} cannot be used: ${error.lines.join('\n  ')}` };
  }
}

/** Notes about the contrast of the given file, a line each. */
export function contrastNotes(theme: ThemeTokens): readonly string[] {
  const faults = contrastFaults(theme);
  if (faults.length === 0) return [];
  return [
    'The theme has too little contrast; mend theme.tokens.json (Storybook, Workshop / Theme Lab):',
    ...faults.map((line) => `  ${line}`),
  ];
}
