import { expect, test } from 'vitest';
import { withShaders } from '../shaders.mjs';

const THREE = `
var fog = "float fog;\\n";
const light = "#include <fog>\\nfloat light;";
var shine = "float shine;";
const tone = "float tone;";
const vertex$1 = "void main() {}";
const fragment$1 = "#include <light>\\nvoid main() {}";
const vertex = "#include <shine>\\nvoid main() {}";
const fragment = "void main() { shine; }";
const ShaderChunk = {
	fog: fog,
	light: light,
	shine: shine,
	tone: tone,

	meshdull_vert: vertex$1,
	meshdull_frag: fragment$1,
	meshbright_vert: vertex,
	meshbright_frag: fragment
};
const before = ShaderChunk[ 'tone' ];
`;

test('keeps the shaders of what is drawn, all that they include, and what comes before every shader', () => {
  const kept = withShaders(THREE, ['meshdull']);
  for (const text of ['float fog', 'float light', 'float tone', '#include <light>']) expect(kept).toContain(text);
});

test('leaves out the others, which say so to whoever draws with them', () => {
  const kept = withShaders(THREE, ['meshdull']);
  expect(kept).not.toContain('float shine');
  expect(kept).toContain('const shine = "";');
  expect(kept).toContain('const fragment = "#error');
});

test('names what three does not have', () => {
  expect(() => withShaders(THREE, ['meshgold'])).toThrow('meshgold');
  expect(() => withShaders('', ['meshdull'])).toThrow('elsewhere');
});
