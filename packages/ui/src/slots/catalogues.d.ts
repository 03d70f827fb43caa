/** The shipped texts by language and key. Stories and tests get them from a plugin of their configuration. */
declare module 'virtual:catalogues' {
  const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default catalogues;
}
