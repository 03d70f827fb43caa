import { Button } from '../../primitives/Button/index.ts';
import * as css from './FormFields.css.ts';
import type { BannerModel } from './models.ts';

/** Banners of a form; announced when they appear (REG-02, REG-03). `data-tone` in CSS is the tone. */
export function Banners({ banners }: { readonly banners: readonly BannerModel[] }) {
  return (
    <div className={css.banners} aria-live="polite">
      {banners.map(({ id, tone, text, action }) => (
        <div key={id} className={css.banner} data-tone={tone}>
          <p className={css.bannerText}>{text}</p>
          {action && (
            <Button variant="ghost" onClick={action.onPress}>
              {action.label}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
