/** How the readable copy looks: it stands alone in a file, so its style stands in it. */
export const COPY_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fbfaf7, #0d1424); color: light-dark(#0b1220, #e8ecf5); }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; border-top: 4px solid #f2a516; padding-top: 1rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
dl { margin: 0 0 .75rem; padding: .5rem 1rem; border: 1px solid light-dark(#e6e2d8, #26324f); border-radius: 12px; background: light-dark(#fff, #141d33); }
dl div { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .75rem; padding: .375rem 0; }
dt, .note { color: light-dark(#5b6475, #a7b1c6); font-size: .875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; font-size: .8rem; }
img { max-width: 100%; }
@media (max-width: 32rem) { dl div { grid-template-columns: 1fr; gap: 0; } }
`;
