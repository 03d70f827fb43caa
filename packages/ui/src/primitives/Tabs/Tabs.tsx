import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { checkChoice, checkName } from '../dev/checks.ts';
import { classes } from '../shared/classes.ts';
import { usePageDirection } from '../shared/usePageDirection.ts';
import * as styles from './Tabs.css.ts';

/** A tab with its panel; `value` identifies it. */
export interface TabOption {
  readonly value: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Mounted while its tab is selected. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly TabOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** `line` underlines the selected tab, `pill` fills it. */
  readonly variant?: 'line' | 'pill';
  /** Tabs of equal width. */
  readonly fitted?: boolean;
}

/** Tabs with their panels. Arrow keys, Home and End move between tabs; the list scrolls if it does not fit. */
export function Tabs({ label, tabs, value, onValueChange, variant = 'line', fitted = false }: TabsProps): ReactNode {
  if (import.meta.env.DEV) {
    checkName('Tabs', label);
    checkChoice('Tabs', value, tabs);
  }
  return (
    <Radix.Root dir={usePageDirection()} value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className={styles.list[variant]}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={classes(styles.tab[variant], fitted && styles.fitted)}
          >
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
