// Too old for the house, as browsers of many televisions are.
if (!window.CSS || !CSS.supports('selector(:has(a))') || !CSS.supports('container-type', 'size') || ![].toSorted)
  document.body.innerHTML =
    '<p id="old" role="alert">Ce navigateur est trop ancien. Sur un téléviseur, branchez un ordinateur portable. <span lang="en">This browser is too old. On a television, plug in a laptop.</span></p>';
