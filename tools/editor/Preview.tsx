import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component, createRef, type CSSProperties } from 'react';

import { builtPhotographs } from '@/lib/generated/photos';
import { textsOf } from '@/lib/content/problems';
import { translated } from '@/lib/content/translation';

import { languages, wholeWith, type FileName } from './files';
import type { Shown } from './page';

/** In pixels. */
const widths = { Phone: 390, Computer: 1280 };

const built = new Set(builtPhotographs());

const styles = {
  all: { display: 'flex', flexDirection: 'column', height: '100vh', background: '#d6d3d1' },
  bar: { display: 'flex', flexWrap: 'wrap', gap: '.5rem 1rem', padding: '.5rem 1rem' },
  label: { display: 'flex', gap: '.5rem', alignItems: 'center', minHeight: '2rem' },
  window: { flex: 1, overflow: 'hidden' },
} satisfies Record<string, CSSProperties>;

/** The page beside the form, on a phone or a computer, at any date. A class: Sveltia's React is not ours. */
export const previewOf = (name: FileName) =>
  class Preview extends Component<CustomPreviewTemplateProps, { width: number; at: string }> {
    override state = { width: widths.Phone, at: '' };
    frame = createRef<HTMLIFrameElement>();

    /** Addresses of the pictures that the site has no cuts of. */
    pictures(content: object): Shown['pictures'] {
      const isNew = (text: string) => /^blob:|\.jpg$/.test(text) && !built.has(text);
      const files = textsOf(content).flatMap(({ text }) => (isNew(text) ? [text] : []));
      return Object.fromEntries(
        files.map((file) => {
          if (file.startsWith('blob:')) return [file, file];
          const asset = this.props.getAsset(`/photos/${file}`);
          // Sveltia puts the picture there once it has it, and does not tell.
          if (asset && !asset.url.startsWith('blob:')) setTimeout(this.send, 1000);
          return [file, asset?.url ?? ''];
        }),
      );
    }

    send = () => {
      const { data } = this.props.entry.toJS() as { data: object };
      const own = wholeWith(name, data);
      const content = languages.includes(name) ? translated(own, name, data) : own;
      const shown: Shown = { content, pictures: this.pictures(content), at: this.state.at };
      this.frame.current?.contentWindow?.postMessage(shown, location.origin);
    };

    redraw = () => this.forceUpdate();

    override componentDidMount() {
      this.props.document.documentElement.lang = 'en';
      this.props.window.addEventListener('resize', this.redraw);
    }

    override componentDidUpdate() {
      this.send();
    }

    override render() {
      const { width, at } = this.state;
      const scale = Math.min(1, this.props.window.innerWidth / width);
      return (
        <div style={styles.all}>
          <style>{'body { margin: 0; font: 16px system-ui, sans-serif }'}</style>
          <div style={styles.bar}>
            {Object.entries(widths).map(([device, each]) => (
              <label key={device} style={styles.label}>
                <input
                  type="radio"
                  name="width"
                  checked={each === width}
                  onChange={() => this.setState({ width: each })}
                />
                {device}
              </label>
            ))}
            <label style={styles.label}>
              Preview date
              <input
                type="datetime-local"
                value={at}
                onChange={({ target }) => this.setState({ at: target.value })}
              />
            </label>
          </div>
          <div style={styles.window}>
            <iframe
              ref={this.frame}
              title="The page"
              src="/page.html"
              onLoad={this.send}
              style={{
                display: 'block',
                width,
                height: `${100 / scale}%`,
                margin: scale === 1 ? '0 auto' : 0,
                border: 0,
                transform: `scale(${scale})`,
                transformOrigin: '0 0',
                background: 'white',
              }}
            />
          </div>
        </div>
      );
    }
  };
