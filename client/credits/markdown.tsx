import type { ReactNode } from 'react';

// As much Markdown as our own papers use: headings, paragraphs, lists, tables, bold, code and links.

const INLINE = /(?<!\\)\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

/** `\*` is a star. */
const plain = (text: string): string => text.replace(/\\(.)/g, '$1');

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    parts.push(plain(text.slice(from, match.index)));
    const [, bold, code, label, address = ''] = match;
    if (bold) parts.push(<strong key={match.index}>{bold}</strong>);
    else if (code) parts.push(<code key={match.index}>{code}</code>);
    else if (/^https?:/.test(address))
      parts.push(
        <a key={match.index} href={address} rel="noreferrer">
          {label}
        </a>,
      );
    else parts.push(label);
    from = match.index + match[0].length;
  }
  parts.push(plain(text.slice(from)));
  return parts;
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim().replace(/\\(.)/g, '$1'));

function Table({ lines }: { readonly lines: readonly string[] }) {
  const [head = '', , ...rows] = lines;
  return (
    <div tabIndex={0} role="region" aria-label={cellsOf(head).join(', ')}>
      <table>
        <thead>
          <tr>
            {cellsOf(head).map(cell => (
              <th key={cell} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {cellsOf(row).map((cell, at) => (
                <td key={at}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Block({ text }: { readonly text: string }) {
  const lines = text.split('\n');
  const heading = /^(#+) (.+)$/.exec(lines[0] ?? '');
  if (heading) {
    const rest = lines.slice(1).join('\n').trim();
    const Heading = (heading[1] ?? '').length > 2 ? 'h4' : 'h3';
    return (
      <>
        <Heading>{inline(heading[2] ?? '')}</Heading>
        {rest && <Block text={rest} />}
      </>
    );
  }
  if (lines.every(line => line.startsWith('|'))) return <Table lines={lines} />;
  if (/^[-*] /.test(text))
    return (
      <ul>
        {text.split(/\n(?=[-*] )/).map((item, i) => (
          <li key={i}>{inline(item.slice(2).replaceAll('\n', ' '))}</li>
        ))}
      </ul>
    );
  return <p>{inline(text.replaceAll('\n', ' '))}</p>;
}

/** A paper of ours on a page; its first heading is left to the page. */
export function Markdown({ text }: { readonly text: string }) {
  const blocks = text
    .replace(/^# .+\n/, '')
    .split(/\n\s*\n/)
    .map(block => block.trim())
    .filter(block => block !== '');
  return blocks.map((block, i) => <Block key={i} text={block} />);
}
