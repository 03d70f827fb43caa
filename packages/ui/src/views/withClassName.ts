/** Props of a base's view for templates that say its look beside it: they hand in a class and name parts below it (`partStyle`). */
export type Looked<Props> = Props & { readonly className?: string | undefined };
