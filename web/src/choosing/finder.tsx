/** All that is legal as a list: found by typing, chosen by arrow keys, played by Enter. */

import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BringsOf } from '../arranged/told.ts';
import { t } from '../words/choosing.ts';
import { matching, type Way } from './trie.ts';

/** So many are shown at once; whoever looks for another one types. */
const SHOWN = 60;

interface Props {
  ways: readonly Way[];
  onSay: (way: Way) => void;
  onClose: () => void;
}

export function Finder({ ways, onSay, onClose }: Props) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const Brings = useContext(BringsOf);
  const input = useRef<HTMLInputElement>(null);
  const found = useMemo(() => matching(ways, text), [ways, text]);
  const shown = found.slice(0, SHOWN);
  const active = Math.min(at, shown.length - 1);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => setAt(0), [text, ways]);
  useEffect(() => {
    document.getElementById(`way-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (by !== undefined) setAt(Math.max(0, Math.min(shown.length - 1, active + by)));
    else if (event.key === 'Enter') shown[active] && onSay(shown[active]);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="finder" onKeyDown={onKeyDown}>
      <div class="line">
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t('filter')}
          aria-describedby="finder-help"
          aria-expanded="true"
          aria-controls="finder-list"
          aria-activedescendant={active < 0 ? undefined : `way-${active}`}
          autocomplete="off"
          placeholder={t('filter')}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="button" class="plain" onClick={onClose}>
          {t('close')}
        </button>
      </div>
      <p class="quiet small" id="finder-help">
        {t('filterHelp')} <span role="status">{t('found', { count: found.length })}</span>
      </p>
      <ul id="finder-list" role="listbox" aria-label={t('filter')}>
        {shown.map((way, place) => (
          <li
            key={way.index}
            id={`way-${place}`}
            role="option"
            aria-selected={place === active}
            data-index={way.index}
            onClick={() => onSay(way)}
          >
            {way.words} {Brings && <Brings path={way.path} amount={way.amount} />}
          </li>
        ))}
      </ul>
      {found.length > SHOWN && <p class="quiet small">{t('more', { count: found.length - SHOWN })}</p>}
    </div>
  );
}
