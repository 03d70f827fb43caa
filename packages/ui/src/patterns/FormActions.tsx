import type { ReactNode } from 'react';
import { Button } from '../primitives/Button/index.ts';
import * as css from './form-layout.css.ts';

export interface FormActionsProps {
  readonly busy: boolean;
  /** Labels of the submit button: at rest, and while the form is sent. */
  readonly submit: string;
  readonly submitting: string;
  /** A button between submitting and customer service. */
  readonly children?: ReactNode;
  readonly onCustomerService?: (() => void) | undefined;
  readonly customerService?: string | undefined;
}

/** The buttons at the end of a form. */
export function FormActions(props: FormActionsProps) {
  const { busy, submit, submitting, children, onCustomerService, customerService } = props;
  return (
    <div className={css.actions}>
      <Button type="submit" variant="gold" size="lg" block loading={busy}>
        {busy ? submitting : submit}
      </Button>
      {children}
      {onCustomerService && (
        <Button variant="ghost" block onClick={onCustomerService}>
          {customerService}
        </Button>
      )}
    </div>
  );
}
