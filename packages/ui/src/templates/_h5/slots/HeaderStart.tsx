import { BrandLink } from '../../../patterns/SiteLogo/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import type { HeaderProps } from '../../../slots/contract.ts';
import { BackIcon } from '../parts/BackIcon.tsx';
import { back, brand, brandName, logo, pageTitle } from './Header.css.ts';

/** The logo; on inner pages a back button and the title (SHELL-43x). */
export function HeaderStart({ site, page, texts }: Pick<HeaderProps, 'site' | 'page' | 'texts'>) {
  if (!page) return <BrandLink site={site} texts={texts} look={{ brand, logo, brandName }} />;
  return (
    <>
      <IconButton className={back} label={texts.back} icon={<BackIcon />} onClick={page.onBack} />
      <span className={pageTitle} title={page.title}>
        {page.title}
      </span>
    </>
  );
}
