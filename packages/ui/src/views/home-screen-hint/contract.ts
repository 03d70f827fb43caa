export interface HomeScreenHintTexts {
  readonly title: string;
  readonly subtitle: string;
  /** Good to know, in their order: open the share menu, choose the entry, confirm. */
  readonly share: string;
  readonly add: string;
  readonly confirm: string;
  readonly understood: string;
  readonly close: string;
}

/** How the site gets onto the home screen of an iPhone or iPad (SHELL-38x). */
export interface HomeScreenHintViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly texts: HomeScreenHintTexts;
}
