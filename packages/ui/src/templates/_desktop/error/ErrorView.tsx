import { Button } from '../../../primitives/Button/index.ts';
import type { ErrorViewProps } from '../../../views/error/contract.ts';
import * as css from './ErrorView.css.ts';

/** What went wrong, in Chinese and English, with help and a way back (SHELL-44 to SHELL-49x). */
export default function ErrorView({
  status,
  title,
  message,
  notice,
  customerService,
  homeHref,
  homeLabel,
}: ErrorViewProps) {
  return (
    <div className={css.root}>
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
        <Button variant="primary" href={homeHref}>
          {homeLabel}
        </Button>
        {customerService && (
          <Button variant="outline" href={customerService.href} target="_blank" rel="noopener noreferrer">
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
