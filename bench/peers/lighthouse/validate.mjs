// `node validate.mjs < PAGES`: what html-validate has against each page, by name; `PAGES` is one JSON object of HTML by name.
import { text } from 'node:stream/consumers';
import { HtmlValidate } from 'html-validate';

/** The recommended rules; what is off says why. */
const validate = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Lists without bullets are no lists to VoiceOver unless they say so.
    'no-redundant-role': 'off',
    // Ids by React begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // How the browser writes down what it has in mind is not ours: empty values, spaces after the last element.
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    // Nor that it writes down as an attribute what a script has set: sizes and colours of drawn things. What is served has none.
    'no-inline-style': 'off',
  },
});

const result = {};
for (const [name, html] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const { results } = await validate.validateString(html);
  result[name] = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
console.log(JSON.stringify(result));
