/** The oldest browsers that sites are built for, as builds name them; docs/browsers.md tells what holds this. */
export const buildTargets = ['chrome99', 'edge99', 'firefox97', 'safari15.4', 'ios15.4'];

/** The same for people: those to update to. */
export const oldestBrowsers = 'Chrome 99, Edge 99, Safari 15.4, Firefox 97';
