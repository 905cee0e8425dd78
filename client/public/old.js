// Too old for the house, as browsers of many televisions are. `build.target` of vite.config.ts says the same; this file is older JavaScript still.
if (
  !window.CSS ||
  !CSS.supports('selector(:has(a))') ||
  !CSS.supports('container-type', 'size') ||
  !CSS.supports('color', 'color-mix(in srgb, red, tan)') ||
  ![].toSorted
)
  document.body.innerHTML =
    '<p id="old" role="alert">Ce navigateur est trop ancien. Sur un téléviseur, branchez un ordinateur portable. <span lang="en">This browser is too old. On a television, plug in a laptop.</span></p>';
// Read from a sofa; the big screen within a frame is large already.
else if (window === top && innerWidth > 1500 && /TV|Tizen|Web0S|BRAVIA|AFT|CrKey/.test(navigator.userAgent))
  document.documentElement.style.fontSize = '150%';
