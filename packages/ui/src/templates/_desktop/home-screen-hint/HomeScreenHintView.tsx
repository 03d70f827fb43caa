import { HomeScreenHint } from '../../../patterns/HomeScreenHint/index.ts';
import type { HomeScreenHintViewProps } from '../../../views/home-screen-hint/contract.ts';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** How the site gets onto the home screen, as a dialog (SHELL-38x). */
export default function HomeScreenHintView(props: HomeScreenHintViewProps) {
  return <HomeScreenHint {...props} modal={SmallDialog} />;
}
