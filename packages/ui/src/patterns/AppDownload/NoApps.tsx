import { Button } from '../../primitives/Button/index.ts';
import type { AppDownloadViewProps } from '../../views/app-download/contract.ts';
import { Notice } from '../Notice/index.ts';

/** Notice that the site has no app, with a link home (SHELL-02x). */
export function NoApps({ homeHref, texts }: Pick<AppDownloadViewProps, 'homeHref' | 'texts'>) {
  const home = (
    <Button variant="outline" href={homeHref}>
      {texts.home}
    </Button>
  );
  return <Notice kind="empty" title={texts.empty} hint={texts.emptyHint} action={home} />;
}
