import { useId, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { FactRows, type FactRow } from '../FactRows/index.ts';
import * as css from './OfferTerms.css.ts';

export interface OfferTermsProps {
  readonly title: string;
  /** A sentence: taking part is a choice, has begun, or is not possible and why. */
  readonly body: string;
  /** Wagering, product and time. */
  readonly facts: readonly FactRow[];
  /** Takes part; null where it is not possible or has begun. */
  readonly optIn: { readonly label: string; readonly busy: boolean; readonly onPress: () => void } | null;
}

/** The terms of a promotion, above the button with which a member takes part (RG-32). */
export function OfferTerms({ title, body, facts, optIn }: OfferTermsProps): ReactNode {
  const id = useId();
  return (
    <section className={css.root} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      <FactRows facts={facts} />
      <p className={css.body} role="status">
        {body}
      </p>
      {optIn ? (
        <Button loading={optIn.busy} onClick={optIn.onPress}>
          {optIn.label}
        </Button>
      ) : null}
    </section>
  );
}
