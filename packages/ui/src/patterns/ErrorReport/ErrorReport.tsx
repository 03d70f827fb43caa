import { Button } from '../../primitives/Button/index.ts';
import { classes } from '../../primitives/shared/classes.ts';
import type { ErrorViewProps } from '../../views/error/contract.ts';
import * as css from './ErrorReport.css.ts';

export interface ErrorReportProps extends ErrorViewProps {
  /** Full-width buttons of touch size. */
  readonly wide?: boolean;
  readonly className?: string | undefined;
}

/** The error in Chinese and English, with help and a link home (SHELL-47). */
export function ErrorReport(props: ErrorReportProps) {
  const { status, title, message, notice, customerService, homeHref, homeLabel, wide = false, className } = props;
  const size = wide ? 'lg' : 'md';
  return (
    <div className={classes(css.root, className)}>
      <p className={css.status} aria-hidden="true">
        {Array.from(String(status)).map((digit, index) => (
          <span key={index} className={css.cell}>
            {digit}
          </span>
        ))}
      </p>
      <h1 className={css.title}>{title}</h1>
      <p className={css.message}>{message}</p>
      <div className={css.notices}>
        <p lang="zh-CN">{notice.zh}</p>
        <p lang="en">{notice.en}</p>
      </div>
      <div className={css.actions}>
        <Button variant="primary" size={size} block={wide} href={homeHref}>
          {homeLabel}
        </Button>
        {customerService && (
          <Button
            variant="outline"
            size={size}
            block={wide}
            href={customerService.href}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span lang="zh-CN">{customerService.zh}</span>
            <span lang="en" className={css.second}>
              {customerService.en}
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}
