/** The shipped texts by language and key, provided by a plugin to stories and tests. */
declare module 'virtual:catalogues' {
  const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default catalogues;
}
