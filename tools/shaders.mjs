// Three brings the shaders of all its materials, whichever are drawn. Leaves out, when the page is built, those that nobody names.

const TEXT = /^(?:var|const) ([\w$]+) = ("(?:[^"\\]|\\.)*");$/gm;
const INCLUDED = /#include <(\w+)>/g;

/** Three's source with the shaders of these materials, and what they include; the others say that they are not there. */
export function withShaders(code, materials) {
  const [table] = /const ShaderChunk = \{[^}]*\}/.exec(code) ?? [];
  if (!table) throw new Error('three keeps its shaders elsewhere now');
  const texts = new Map([...code.matchAll(TEXT)].map(([, name, text]) => [name, text]));
  const chunks = new Map(
    [...table.matchAll(/^\s*(\w+): ([\w$]+)/gm)].flatMap(([, chunk, name]) => (texts.has(name) ? [[chunk, name]] : [])),
  );
  const kept = new Set();
  const keep = chunk => {
    if (kept.has(chunk)) return;
    kept.add(chunk);
    for (const [, inner] of (texts.get(chunks.get(chunk)) ?? '').matchAll(INCLUDED)) keep(inner);
  };
  for (const material of materials)
    for (const half of ['vert', 'frag']) {
      if (!chunks.has(`${material}_${half}`)) throw new Error(`three has no shader of ${material}`);
      keep(`${material}_${half}`);
    }
  // what the renderer itself puts before every shader
  for (const [, chunk] of code.matchAll(/ShaderChunk\[ '(\w+)' \]/g)) keep(chunk);
  const left = new Map([...chunks].filter(([chunk]) => !kept.has(chunk)).map(([chunk, name]) => [name, chunk]));
  return code.replace(TEXT, (line, name) => {
    const chunk = left.get(name);
    if (chunk === undefined) return line;
    return `const ${name} = ${/_(vert|frag)$/.test(chunk) ? '"#error left out by tools/shaders.mjs"' : '""'};`;
  });
}

export function shaders(materials) {
  return {
    name: 'rempart-shaders',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('/three/build/three.module.js') ? { code: withShaders(code, materials), map: null } : null;
    },
  };
}
