// For browsers that are too old to run the house, such as those of many televisions: they are told so in words they can show.
(function () {
  var css = window.CSS && CSS.supports;
  if (css && CSS.supports('container-type', 'size') && CSS.supports('selector(:has(a))') && [].toSorted) return;
  var told = document.createElement('div');
  told.id = 'old';
  told.setAttribute('role', 'alert');
  told.style.cssText =
    'position:fixed;top:0;right:0;bottom:0;left:0;z-index:99;padding:12vh 8vw;background:#0e0b08;color:#f8efdf;font:28px/1.5 sans-serif';
  told.innerHTML =
    '<p>Ce navigateur est trop ancien pour Rempart. Sur un téléviseur, branchez un ordinateur portable et ouvrez-y cette page ; ailleurs, mettez le navigateur à jour.</p>' +
    '<p lang="en">This browser is too old for Rempart. On a television, plug in a laptop and open this page there; elsewhere, update the browser.</p>';
  document.body.appendChild(told);
})();
