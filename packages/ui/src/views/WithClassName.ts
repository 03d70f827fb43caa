/** Props of a base's view with a class, below which a template styles parts of it (`partStyle`). */
export type WithClassName<Props> = Props & { readonly className?: string | undefined };
