import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { space, touch } from '../foundations/space.ts';
import { SearchField } from '../patterns/SearchField/index.ts';
import { vars } from '../theme/vars.css.ts';

/** A token: its path in `vars`, and its CSS variable. */
interface Token {
  readonly path: string;
  readonly variable: string;
}

const tokensOf = (node: unknown, path: string): readonly Token[] => {
  if (typeof node === 'string') return [{ path, variable: /var\((--[^,)]+)/.exec(node)?.[1] ?? node }];
  return Object.entries(node as object).flatMap(([name, child]) => tokensOf(child, path ? `${path}.${name}` : name));
};
const tokens = tokensOf(vars, '');

const isPaint = (value: string): boolean => CSS.supports('background', value) && !/^[\d.]+(px|rem|ms|em)?$/.test(value);

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
const shownTheme = (): string => document.documentElement.dataset['theme'] ?? '';

const readValues = (_theme: string): ReadonlyMap<string, string> => {
  const style = getComputedStyle(document.documentElement);
  return new Map(tokens.map(({ variable }) => [variable, style.getPropertyValue(variable).trim()]));
};

/** The values on the root element, updated when its theme changes. */
function useValues(): ReadonlyMap<string, string> {
  const theme = useSyncExternalStore(watchTheme, shownTheme);
  return useMemo(() => readValues(theme), [theme]);
}

const cell = {
  padding: `${space.xs} ${space.md}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
} as const;
const code = { ...cell, fontFamily: 'monospace', overflowWrap: 'anywhere' } as const;

/** Every token of the theme: its name, its CSS variable and its value, to copy. */
function Tokens(): ReactNode {
  const values = useValues();
  const [words, setWords] = useState('');
  const [copied, setCopied] = useState('');
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(''),
    );
  const shown = tokens.filter(({ path, variable }) =>
    `${path} ${variable} ${values.get(variable) ?? ''}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <div style={{ display: 'grid', gap: space.lg }}>
      <SearchField value={words} onValueChange={setWords} label="Find a token" clearLabel="Clear" />
      <output style={{ color: vars.text.muted }}>
        {copied ? `Copied: ${copied}` : `Tokens: ${shown.length}. A press on a name or a value copies it.`}
      </output>
      <table style={{ borderCollapse: 'collapse', width: '100%' }}>
        <thead>
          <tr>
            <th style={cell}>Look</th>
            <th style={cell}>In code</th>
            <th style={cell}>CSS variable</th>
            <th style={cell}>Value</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ path, variable }) => {
            const value = values.get(variable) ?? '';
            return (
              <tr key={variable}>
                <td style={cell}>
                  {isPaint(value) && (
                    <span
                      aria-hidden="true"
                      style={{
                        display: 'block',
                        width: '44px',
                        height: '28px',
                        borderRadius: vars.radius.sm,
                        background: value,
                        boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
                      }}
                    />
                  )}
                </td>
                {[`vars.${path}`, `var(${variable})`, value].map((text) => (
                  <td key={text} style={code}>
                    <button
                      type="button"
                      style={{ minHeight: touch.dense, textAlign: 'start' }}
                      onClick={() => copy(text)}
                    >
                      {text}
                    </button>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const meta = {
  component: Tokens,
  title: 'Foundations/Tokens',
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '[DES-01] names and values to copy',
  globals: { theme: 'daylight' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a token' }), 'surface.canvas');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Tokens: 1.'));
    const [, row] = canvas.getAllByRole('row');
    await waitFor(() => expect(row).toHaveTextContent('#f2f5fb'));
    await waitFor(() => expect(within(row as HTMLElement).getByText('var(--hf-surface-canvas)')).toBeVisible());
    await waitFor(() => expect(within(row as HTMLElement).getByText('vars.surface.canvas')).toBeVisible());
  },
};
