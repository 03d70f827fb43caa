import type { ReactNode } from 'react';
import * as css from './Notice.css.ts';

export interface NoticeProps {
  /** Illustration: nothing here, nothing found, or a failed load. */
  readonly kind: 'empty' | 'search' | 'failed';
  readonly title: string;
  readonly hint?: string | undefined;
  /** Buttons below the text. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

const pictures: Record<NoticeProps['kind'], ReactNode> = {
  empty: (
    <>
      <rect className={css.card} x="22" y="22" width="44" height="60" rx="7" transform="rotate(-12 44 52)" />
      <rect className={css.card} x="66" y="20" width="44" height="60" rx="7" transform="rotate(12 88 50)" />
      <rect className={css.card} x="44" y="16" width="44" height="62" rx="7" />
      <path className={css.gold} d="M66 34l3.6 8.4 9 .8-6.8 6 2 8.8-7.8-4.7-7.8 4.7 2-8.8-6.8-6 9-.8z" />
      <path className={css.ink} d="M10 90h112M18 12v8m-4-4h8M118 10v8m-4-4h8" />
    </>
  ),
  search: (
    <>
      <rect className={css.card} x="18" y="18" width="62" height="60" rx="8" />
      <path className={css.ink} d="M30 36h24M30 48h36M30 60h18" />
      <circle className={css.card} cx="84" cy="52" r="24" />
      <path className={css.ink} d="M102 70l18 18M76 46a11 11 0 0 1 8-5" />
      <circle className={css.gold} cx="84" cy="54" r="5" />
    </>
  ),
  failed: (
    <>
      <path className={css.card} d="M34 70a20 20 0 0 1 2-40 28 28 0 0 1 53-4 22 22 0 0 1 7 44z" />
      <path className={css.ink} d="M44 84l-5 8M66 84l-5 8M88 84l-5 8" />
      <circle className={css.alarm} cx="66" cy="60" r="4" />
      <path className={css.alarm} d="M63 30h6l-1.2 22h-3.600z" />
    </>
  ),
};

/** An empty or failed part of a page: what happened, a hint, and actions. `data-kind` in CSS is the kind. */
export function Notice({ kind, title, hint, action, className = '' }: NoticeProps) {
  return (
    <div className={`${css.root} ${className}`} role={kind === 'failed' ? 'alert' : 'status'} data-kind={kind}>
      <svg className={css.picture} viewBox="0 0 132 96" aria-hidden="true">
        {pictures[kind]}
      </svg>
      <p className={css.title}>{title}</p>
      {hint && <p className={css.hint}>{hint}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
