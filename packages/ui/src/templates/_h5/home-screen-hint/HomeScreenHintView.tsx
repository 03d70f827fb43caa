import { HomeScreenHint } from '../../../patterns/HomeScreenHint/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { HomeScreenHintViewProps } from '../../../views/home-screen-hint/contract.ts';

/** How the site gets onto the home screen, as a sheet (SHELL-38x). */
export default function HomeScreenHintView(props: HomeScreenHintViewProps) {
  return <HomeScreenHint {...props} modal={Sheet} />;
}
